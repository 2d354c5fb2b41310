// SPDX-License-Identifier: Apache-2.0
package heap.fields;

/** The classes and interfaces by which the specification explains field indices. */
final class Example {
    private Example() {
    }

    interface I0 {
        int p = 0;
    }

    interface I1 extends I0 {
        int x = 1;
    }

    interface I2 extends I0 {
        int y = 2;
    }

    static class C1 implements I1 {
        public static int a = 3;
        private int b = 4;

        int sum() {
            return a + b;
        }
    }

    static class C2 extends C1 implements I2 {
        static int q = 5;
        final int r = 6;
    }
}
