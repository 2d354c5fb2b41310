// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import classfile.Definer;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/**
 * Hands a class and a class file of it to the agent. In one of both, as the agent's case says,
 * number() is native, and there is no function for it.
 */
final class BecomingNative {
    /** What happens to the modifier; the agent puts its case here. */
    private static String variant;

    private BecomingNative() {
    }

    private static String number(Method method) throws IllegalAccessException {
        try {
            return method.invoke(null).toString();
        } catch (InvocationTargetException e) {
            return e.getCause().getClass().getSimpleName();
        } catch (UnsatisfiedLinkError e) {
            // It is the invocation that throws, and not the method.
            return e.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) throws Exception {
        Agent.probe(BecomingNative.class);
        boolean removed = variant.equals("native-removed");
        byte[] one = removed ? Variant.named("native") : Variant.named("same");
        byte[] other = removed ? Variant.named("same") : Variant.named("native");
        Class<?> klass = new Definer(BecomingNative.class.getClassLoader())
            .define("redefine.Subject", one);
        Method method = klass.getMethod("number");
        Agent.say("before: number " + number(method));
        Agent.probe(new Object[] {klass, other, null});
        Agent.say("after: number " + number(method));
    }
}
