dump "at the top";
class A<int n> { int N = n; dump "in A with " # n; }
def a : A<4>;
def b { dump "in b " # !repr(a); }
