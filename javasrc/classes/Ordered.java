// SPDX-License-Identifier: Apache-2.0
package classes;

/** Members in an order of their own, neither alphabetical nor reversed. */
abstract class Ordered {
    static int middle;
    long zeroth;
    static String last;
    byte alpha;
    static final int BETA = 7;

    Ordered() {
    }

    abstract void zeta();

    void alpha(int n) {
    }

    static void middle() {
    }

    void alpha() {
    }

    native int under();

    void alpha(long n) {
    }

    private void beta() {
    }

    protected final void yotta() {
    }
}
