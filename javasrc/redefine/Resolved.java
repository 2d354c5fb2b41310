// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.HashSet;
import java.util.Set;

/**
 * Calls, each from one place, methods that no class overrides, before and after each class that is
 * handed to the agent: the first time with its variant, the second time as it was.
 */
final class Resolved {
    private final Fixed fixed = new Fixed();
    private final FinalClass sole = new FinalClass();
    private final DefaultCaller leaf = new DefaultCaller();
    private final DefaultMethods stem = leaf;
    private final DefaultInherited twig = leaf;
    private final Method method = Fixed.class.getDeclaredMethod("firm");
    private final Constructor<Fixed> constructor = Fixed.class.getDeclaredConstructor();
    private final MethodHandle firm;
    private final MethodHandle making;
    private final MethodHandle seed;
    private final MethodHandle inherited = DefaultCaller.inherited();

    private Resolved() throws ReflectiveOperationException {
        MethodType type = MethodType.methodType(String.class);
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        firm = lookup.findVirtual(Fixed.class, "firm", type);
        making = lookup.findConstructor(Fixed.class, MethodType.methodType(void.class));
        seed = lookup.findStatic(DefaultMethods.class, "seed", type);
    }

    private String[] calls() throws Throwable {
        return new String[] {
            "final " + fixed.firm() + ", inherited final " + sole.firm() + ", of final class "
                + sole.only() + ", constructor " + new Fixed().made + ", super constructor "
                + new FinalClass().made,
            "static of interface " + DefaultMethods.seed() + ", default " + leaf.grow()
                + ", by interface "
                + stem.grow() + ", by sub-interface " + twig.grow() + ", super " + leaf.own(),
            "handles: final " + (String) firm.invokeExact(fixed) + ", constructor "
                + ((Fixed) making.invokeExact()).made + ", super "
                + (String) inherited.invokeExact(leaf) + ", static of interface "
                + (String) seed.invokeExact(),
            "reflection: final " + method.invoke(fixed) + ", constructor "
                + constructor.newInstance().made + ", newInstance "
                + Fixed.class.newInstance().made};
    }

    private void say(String when) throws Throwable {
        for (String line : calls()) {
            Agent.say(when + ": " + line);
        }
    }

    public static void main(String[] args) throws Throwable {
        Resolved resolved = new Resolved();
        resolved.calls();
        resolved.calls();
        resolved.say("before");
        Set<String> renewed = new HashSet<>();
        for (String name : args) {
            byte[] bytes = renewed.add(name) ? Variant.of(name, "renewed")
                : Variant.original(name);
            Agent.probe(new Object[] {Class.forName("redefine." + name), bytes, null});
            resolved.say(name);
        }
    }
}
