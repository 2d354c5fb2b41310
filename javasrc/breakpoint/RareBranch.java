// SPDX-License-Identifier: Apache-2.0
package breakpoint;

import assay.Agent;

/**
 * A method that is called often, and every thousandth time calls another one, again and again. The
 * probe is called before each time, and after the last. Tests rely on the locations.
 */
final class RareBranch {
    private RareBranch() {
    }

    /** iload_0 0, iconst_1, iadd, ireturn. */
    static int rare(int n) {
        return n + 1;
    }

    /** ..., if_icmpne 8, iload_0 11, invokestatic 12, ireturn 15; iload_0 16, ireturn. */
    static int often(int n) {
        if (n % 1000 == 999) {
            return rare(n);
        }
        return n;
    }

    private static long loop(int times) {
        long sum = 0;
        for (int i = 0; i < times; i++) {
            sum += often(i);
        }
        return sum;
    }

    public static void main(String[] args) {
        for (int time = 0; time < 4; time++) {
            Agent.probe(null);
            long sum = 0;
            // Often enough for a JVM that compiles what runs often to compile it meanwhile.
            for (int call = 0; call < 20; call++) {
                sum += loop(5000);
            }
            Agent.say("sum " + sum);
        }
        Agent.probe(null);
    }
}
