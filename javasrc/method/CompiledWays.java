// SPDX-License-Identifier: Apache-2.0
package method;

import assay.Agent;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.function.IntUnaryOperator;

/** Methods that have run often are called once more after the probe: by handles and by reflection. */
final class CompiledWays implements IntUnaryOperator {
    private final int number;

    private CompiledWays(int number) {
        this.number = number;
    }

    static int twice(int n) {
        return 2 * n;
    }

    int add(int n) {
        return n + number;
    }

    @Override
    public int applyAsInt(int n) {
        return n - number;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodType type = MethodType.methodType(int.class, int.class);
        MethodHandle ofStatic = lookup.findStatic(CompiledWays.class, "twice", type);
        MethodHandle ofVirtual = lookup.findVirtual(CompiledWays.class, "add", type);
        MethodHandle ofInterface = lookup.findVirtual(IntUnaryOperator.class, "applyAsInt", type);
        Method method = CompiledWays.class.getDeclaredMethod("twice", int.class);
        IntUnaryOperator reference = CompiledWays::twice;
        CompiledWays object = new CompiledWays(5);
        IntUnaryOperator itself = object;
        int sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int i = 0; i < 60000; i++) {
            sum += twice(i) + object.add(i) + itself.applyAsInt(i);
        }
        Agent.say("computed " + (sum != 0));
        Agent.probe(null);
        Agent.say("static method: " + (int) ofStatic.invokeExact(1));
        Agent.say("virtual method: " + (int) ofVirtual.invokeExact(object, 2));
        Agent.say("interface method: " + (int) ofInterface.invokeExact(itself, 3));
        Agent.say("reflection: " + method.invoke(null, 4));
        Agent.say("method reference: " + reference.applyAsInt(5));
    }
}
