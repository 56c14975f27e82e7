"""Questions and answers: kinds of questions, what is answered, hidden and refused, and the values that they are made of."""
