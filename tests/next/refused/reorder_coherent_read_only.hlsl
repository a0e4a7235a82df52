// NEXT: lib_6_9
// REFUSED: 'reordercoherent' is not a valid modifier for a declaration of type 'ByteAddressBuffer'
reordercoherent ByteAddressBuffer b;
