deftype number = int;
deftype numbers = list<number>;
deftype word = bits<4>;
class A<number n> { number N = n; numbers L = [n, n]; word W = n; }
def a : A<5>;
