class A; class B : A; class C : A; def b : B; def c : C;
class T<int n> { string s = !if(!lt(n, 0), "neg", !if(n, "pos", "zero")); A r = !if(n, b, c); bits<2> w = !if(n, { 1, 0 }, { 0, 1 }); int u = !if(n, 1, ?); }
def t1 : T<1>; def t0 : T<0>; def tn : T<-4>;
