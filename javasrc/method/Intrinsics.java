// SPDX-License-Identifier: Apache-2.0
package method;

import assay.Agent;

/**
 * Calls methods that a JVM may implement by code of its own, once, or once more after they have run
 * often, as the argument says. The probe comes before the last calls.
 */
final class Intrinsics implements Cloneable {
    private static int number = 17;
    /** What comes of methods that have one right result, and of those that have not. */
    private static long exact;
    private static long other;

    private Intrinsics() {
    }

    private int cloned() {
        try {
            return super.clone().getClass() == Intrinsics.class ? 1 : 2;
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static double call(double x) {
        double sum = Math.sin(x) + Math.cos(x) + Math.tan(x) + Math.exp(x) + Math.log(x)
            + Math.log10(x) + Math.pow(x, 2.5) + Math.sqrt(x) + Math.abs(-x);
        exact = Math.max(number, 3) + 100L * Integer.bitCount(number) + Long.reverseBytes(number);
        exact += Float.floatToRawIntBits((float) x) + Double.doubleToRawLongBits(x);
        exact += "seventeen".equals(Integer.toString(number)) ? 1 : 2;
        int[] numbers = {number, number + 1};
        System.arraycopy(numbers, 0, numbers, 1, 1);
        exact += numbers[1];
        other += System.identityHashCode(numbers) & 1;
        other += new Intrinsics().cloned() + (new Object().hashCode() & 1);
        other += (System.nanoTime() & 1) + (System.currentTimeMillis() & 1);
        other += Thread.currentThread().hashCode() & 1;
        return sum;
    }

    public static void main(String[] args) {
        boolean often = args[0].equals("compiled");
        double sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int i = 0; often && i < 30000; i++) {
            sum += call(i + 1);
        }
        double before = often ? call(0.5) : 0;
        long exactBefore = exact;
        Agent.probe(null);
        double computed = call(0.5);
        long exactComputed = exact;
        Agent.probe("end");
        if (!often) {
            before = call(0.5);
            exactBefore = exact;
        }
        // Methods of Math may have another last bit where they are compiled.
        boolean same = Math.abs(computed - before) < 1e-9 && exactComputed == exactBefore;
        Agent.say("computed " + (same && sum >= 0 && other != 0));
    }
}
