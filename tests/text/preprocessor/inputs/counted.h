static const int first = 1;
