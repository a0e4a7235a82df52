//! `trefoil build --remote`: over two executors, with machines and blobs that are lost.
