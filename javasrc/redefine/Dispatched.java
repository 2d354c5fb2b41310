// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;

/** Calls inherited and overriding methods in every way, after each class that is redefined. */
final class Dispatched {
    private final OverridingMethods echo = new OverridingMethods();
    private final OverriddenMethods voice = echo;
    private final OneDefaultMethod speaks = echo;
    private final Names names = echo;
    private final Method reflected;
    private final Method interfaced;
    private final MethodHandle virtual;
    private final MethodHandle interfaceHandle;

    private Dispatched() throws ReflectiveOperationException {
        reflected = OverriddenMethods.class.getDeclaredMethod("name");
        reflected.setAccessible(true);
        interfaced = Names.class.getDeclaredMethod("other", int.class);
        interfaced.setAccessible(true);
        MethodType type = MethodType.methodType(String.class);
        virtual = MethodHandles.lookup().findVirtual(OverriddenMethods.class, "name", type);
        interfaceHandle = MethodHandles.lookup().findVirtual(OneDefaultMethod.class, "speak", type);
    }

    private void say(String when) throws Throwable {
        Agent.say(when + ": class " + voice.name() + ", interface " + names.name() + ", reflection "
            + reflected.invoke(echo) + ", handle " + (String) virtual.invokeExact(voice));
        Agent.say(when + ": inherited " + speaks.speak() + ", handle "
            + (String) interfaceHandle.invokeExact(speaks) + ", default " + speaks.twice()
            + ", other " + names.other(4) + ", reflection " + interfaced.invoke(echo, 5)
            + ", by itself " + voice.viaSelf() + ", anew " + new OverridingMethods().name());
    }

    public static void main(String[] args) throws Throwable {
        Dispatched dispatched = new Dispatched();
        dispatched.say("before");
        for (String name : args) {
            Class<?> klass = Class.forName("redefine." + name);
            Agent.probe(new Object[] {klass, Variant.of(name, "renewed"), null});
            dispatched.say(name);
        }
    }
}
