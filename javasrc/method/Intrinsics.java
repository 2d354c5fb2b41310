// SPDX-License-Identifier: Apache-2.0
package method;

import assay.Agent;

/**
 * Calls methods that a JVM may implement by code of its own, once, or once more after they have run
 * often, as the argument says. The probe comes before the last calls.
 */
final class Intrinsics implements Cloneable {
    private static int number = 17;

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
        sum += Math.max(number, 3) + Integer.bitCount(number) + Long.reverseBytes(number);
        sum += Float.floatToRawIntBits((float) x) + Double.doubleToRawLongBits(x);
        sum += "seventeen".equals(Integer.toString(number)) ? 1 : 2;
        int[] numbers = {number, number + 1};
        System.arraycopy(numbers, 0, numbers, 1, 1);
        sum += System.identityHashCode(numbers) & 1;
        sum += new Intrinsics().cloned() + (new Object().hashCode() & 1);
        sum += (System.nanoTime() & 1) + (System.currentTimeMillis() & 1);
        sum += Thread.currentThread().hashCode() & 1;
        return sum + numbers[1];
    }

    public static void main(String[] args) {
        double sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int i = 0; args[0].equals("compiled") && i < 30000; i++) {
            sum += call(i + 1);
        }
        Agent.probe(null);
        sum += call(0.5);
        Agent.probe("end");
        Agent.say("computed " + (sum != 0));
    }
}
