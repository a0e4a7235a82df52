// NEXT: vs_6_9 main
// REFUSED: vectors of over 4 elements in entry function return type are not supported
vector<float, 8> main() : A { return 1; }
