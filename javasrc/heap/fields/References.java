// SPDX-License-Identifier: Apache-2.0
package heap.fields;

/** The specification's example of field indices once more, with references for fields. */
final class References {
    private References() {
    }

    interface I0 {
        Object P = new Named("p");
    }

    interface I1 extends I0 {
        Object X = new Named("x");
    }

    interface I2 extends I0 {
        Object Y = new Named("y");
    }

    static class C1 implements I1 {
        public static Object a = new Named("a");
        private Object b = new Named("b");

        @Override
        public String toString() {
            return "C1 with " + b;
        }
    }

    static class C2 extends C1 implements I2 {
        static Object q = new Named("q");
        final Object r = new Named("r");
    }
}
