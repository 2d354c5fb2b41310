// SPDX-License-Identifier: Apache-2.0
package event;

import assay.Agent;

/**
 * Calls a small method with two larger ones in it until the agent has seen that it is compiled, if
 * anything compiles it.
 */
final class CompiledCalling {
    private static final int[] TERMS = {1, 2, 3, 4, 5, 6, 7, 8};
    private static volatile boolean seen;
    private static int sum;

    private CompiledCalling() {
    }

    private static int larger(int n) {
        int[] numbers = new int[n % 7 + 1];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = n / (i + 1);
        }
        int result = n;
        for (int number : numbers) {
            result = result * 31 + number;
        }
        return result + numbers.length;
    }

    /** Of a size that any compiler puts into its caller: it may throw at 8. */
    private static int little(int n) {
        return n + TERMS[n & 7];
    }

    /** iload_0, invokestatic 1, invokestatic 4, ireturn 7. */
    static int work(int n) {
        return larger(little(n));
    }

    public static void main(String[] args) {
        while (!seen && !Compiling.isGivenUp()) {
            // First, since the method may be compiled once alone, and soon.
            Agent.probe(null);
            for (int i = 0; i < 1000; i++) {
                sum += work(i);
            }
        }
        Agent.probe("end");
    }
}
