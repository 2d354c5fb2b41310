// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/** Calls methods of Subject in every way, before and after the agent was handed each variant. */
final class Invoked {
    private final Subject subject = new Subject();
    private final Subject lower = new Lower();
    private final Method reflected;
    private final MethodHandle handle;
    private final MethodHandle number;
    private final Supplier<String> reference = subject::answer;
    private final IntSupplier numberReference = Subject::number;

    private Invoked() throws ReflectiveOperationException {
        reflected = Subject.class.getMethod("answer");
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        handle = lookup.findVirtual(Subject.class, "answer", MethodType.methodType(String.class));
        number = lookup.findStatic(Subject.class, "number", MethodType.methodType(int.class));
    }

    private void say(String when) throws Throwable {
        Agent.say(when + ": direct " + subject.answer() + ", inherited " + lower.answer()
            + ", overridden " + lower.during(() -> { }) + ", reflection "
            + reflected.invoke(subject) + ", handle " + (String) handle.invokeExact(subject)
            + ", reference " + reference.get());
        Agent.say(when + ": static " + Subject.number() + ", inherited " + Lower.number()
            + ", handle " + (int) number.invokeExact() + ", reference "
            + numberReference.getAsInt());
    }

    public static void main(String[] args) throws Throwable {
        Invoked invoked = new Invoked();
        invoked.say("before");
        for (String name : args) {
            Agent.probe(new Object[] {Subject.class, Variant.named(name), invoked.subject});
            invoked.say(name);
        }
    }
}
