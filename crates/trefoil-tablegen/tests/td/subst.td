class K; def x : K; def y : K; def z : K;
class T<string op, K k> { string s = !subst("OP", op, "do OP and OP"); K r = !subst(x, y, k); }
def a : T<"add", x>; def b : T<"sub", z>;
def c { string t = !subst("ab", "b", "aabab"); }
