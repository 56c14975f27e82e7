# Une panne du moteur avant que le lien soit vérifié.
page-sketch-unchecked = Voici ce qu’indique le lien ; rien n’a été vérifié.
