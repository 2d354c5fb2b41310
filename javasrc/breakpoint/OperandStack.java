// SPDX-License-Identifier: Apache-2.0
package breakpoint;

import assay.Agent;

/**
 * A method at many of whose instructions nothing but the operand stack refers to an object. It is
 * called after the probe, twice.
 */
final class OperandStack extends RuntimeException {
    private static final long serialVersionUID = 1;
    private static OperandStack last;

    private final long number;
    private OperandStack next;

    private OperandStack(long number) {
        super(null, null, false, false);
        this.number = number;
    }

    private static Object make(int number) {
        return new OperandStack(number);
    }

    private OperandStack with(OperandStack other) {
        next = other;
        return this;
    }

    private static synchronized long sum(Object a, long b, OperandStack c) {
        return ((OperandStack) a).number + b + c.number;
    }

    static OperandStack mix(int n) {
        OperandStack[] array = {new OperandStack(n), new OperandStack(1).with(new OperandStack(2))};
        long sum = array[0].number + array[1].number + array[1].next.number;
        array[0] = new OperandStack(3).next = (OperandStack) make(4);
        sum += array[0].number * new OperandStack(5).with(null).number;
        last = new OperandStack(6).with(new OperandStack(7));
        sum += last.next.number + (make(8) instanceof OperandStack ? 9 : 10);
        sum += sum(make(11), sum, new OperandStack(12)) + new long[] {13, n}[1] + new int[14].length;
        sum += new Object[][] {{make(15)}, array, {null}}[0].length;
        sum += make(16) == array[0] || make(17) == null ? 18 : 19;
        synchronized (make(20)) {
            sum += last.number;
        }
        try {
            throw (OperandStack) make(21);
        } catch (OperandStack e) {
            sum += e.number;
        }
        return new OperandStack(sum);
    }

    public static void main(String[] args) {
        Agent.probe(null);
        Agent.say("result " + mix(7).number);
        Agent.say("again " + mix(8).number);
    }
}
