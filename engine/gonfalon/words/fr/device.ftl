# Ce qu’un lien montre avant que le moteur ne soit là.
page-sketch = Tel que le lien le montre ; vérification en cours
page-sketch-question = La question suivante viendra dès que le lien sera vérifié.
page-sketch-log = { $count ->
    [one] { $count } réponse dans le lien. La chronique suivra dès qu’elle sera vérifiée.
   *[other] { $count } réponses dans le lien. La chronique suivra dès qu’elles seront vérifiées.
}
page-gist-checking = Voici ce que dit le lien. La bataille s’affichera dès qu’il sera vérifié.
page-gist-system = Règles
page-gist-names = Noms cités
page-gist-length = Avancement
page-gist-turns = { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
}
page-gist-throws = { $count ->
    [one] { $count } jet
   *[other] { $count } jets
}
