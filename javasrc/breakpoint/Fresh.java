// SPDX-License-Identifier: Apache-2.0
package breakpoint;

import assay.Agent;

/**
 * A method at many of whose instructions nothing but the operand stack refers to an object. It is
 * called after the probe, twice.
 */
final class Fresh extends RuntimeException {
    private static final long serialVersionUID = 1;
    private static Fresh last;

    private final long number;
    private Fresh next;

    private Fresh(long number) {
        super(null, null, false, false);
        this.number = number;
    }

    private static Object make(int number) {
        return new Fresh(number);
    }

    private Fresh with(Fresh other) {
        next = other;
        return this;
    }

    private static synchronized long sum(Object a, long b, Fresh c) {
        return ((Fresh) a).number + b + c.number;
    }

    static Fresh mix(int n) {
        Fresh[] array = {new Fresh(n), new Fresh(1).with(new Fresh(2))};
        long sum = array[0].number + array[1].number + array[1].next.number;
        array[0] = new Fresh(3).next = (Fresh) make(4);
        sum += array[0].number * new Fresh(5).with(null).number;
        last = new Fresh(6).with(new Fresh(7));
        sum += last.next.number + (make(8) instanceof Fresh ? 9 : 10);
        sum += sum(make(11), sum, new Fresh(12)) + new long[] {13, n}[1] + new int[14].length;
        sum += new Object[][] {{make(15)}, array, {null}}[0].length;
        sum += make(16) == array[0] || make(17) == null ? 18 : 19;
        synchronized (make(20)) {
            sum += last.number;
        }
        try {
            throw (Fresh) make(21);
        } catch (Fresh e) {
            sum += e.number;
        }
        return new Fresh(sum);
    }

    public static void main(String[] args) {
        Agent.probe(null);
        Agent.say("result " + mix(7).number);
        Agent.say("again " + mix(8).number);
    }
}
