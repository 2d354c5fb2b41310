// SPDX-License-Identifier: Apache-2.0
package breakpoint;

import assay.Agent;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.function.IntUnaryOperator;

/**
 * A method without branches, in which instructions of many kinds run once in each call: many of
 * them are resolved when they run first, and implementations rewrite them then. The probe is
 * called before each of four calls, and after the last.
 */
final class Instructions implements IntUnaryOperator {
    private static final MethodHandle HANDLE = handle();
    static int number;
    static long wide;
    static Object shared;
    int i;
    long j;
    float f;
    double d;
    byte b;
    char c;
    short s;
    boolean z;
    Object o;
    Instructions next;

    private static MethodHandle handle() {
        try {
            return MethodHandles.lookup().findStatic(Instructions.class, "twice",
                    MethodType.methodType(int.class, int.class));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    static int twice(int n) {
        return 2 * n;
    }

    @Override
    public int applyAsInt(int n) {
        return n + i;
    }

    private int secret(int n) {
        return n - 1;
    }

    static long mix(Instructions self, int n) throws Throwable {
        number = n;
        wide = 0x123456789L + number;
        shared = "text";
        self.i = number + 1000000;
        self.j = wide;
        self.f = 1.5f;
        self.d = self.f * 2.25;
        self.b = (byte) self.i;
        self.c = (char) self.i;
        self.s = (short) self.j;
        self.z = true;
        self.o = shared;
        self.next = new Instructions();
        self.next.i = self.i;
        long sum = self.next.i + self.j + (long) self.d + self.b + self.c + self.s;
        sum += self.applyAsInt(n) + self.secret(n) + twice(n);
        IntUnaryOperator operator = self;
        sum += operator.applyAsInt(3);
        int local = n;
        local += 1000;
        local++;
        sum += local;
        int[] ints = {1, 2, n};
        long[] longs = new long[2];
        char[] chars = new char[1];
        byte[] bytes = new byte[1];
        Object[] objects = new Object[1];
        int[][] both = new int[2][3];
        ints[1] = ints[2];
        longs[1] = ints[1];
        chars[0] = 'x';
        bytes[0] = (byte) chars[0];
        objects[0] = (String) self.o;
        both[1][2] = bytes[0];
        sum += ints[1] + longs[1] + chars[0] + both[1][2] + objects.length;
        Class<?> klass = String.class;
        sum += klass.getName().length() + objects[0].hashCode();
        IntUnaryOperator lambda = x -> x + 5;
        sum += lambda.applyAsInt(n);
        sum += (int) HANDLE.invokeExact(n);
        return sum;
    }

    public static void main(String[] args) throws Throwable {
        Instructions self = new Instructions();
        for (int call = 0; call < 4; call++) {
            Agent.probe(null);
            Agent.say("result " + mix(self, 7));
        }
        Agent.probe(null);
    }
}
