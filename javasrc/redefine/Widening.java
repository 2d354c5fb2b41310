// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.Method;
import java.util.Collections;
import java.util.List;

/**
 * Hands Widened and its variant to the agent, runs the new code, and says the annotations, bounds and exceptions of a
 * method.
 */
final class Widening {
    private Widening() {
    }

    private static void say() throws NoSuchMethodException {
        Method method = Widened.class.getDeclaredMethod("adorned", List.class);
        AnnotatedParameterizedType type =
            (AnnotatedParameterizedType) method.getAnnotatedReturnType();
        Agent.say("adorned: " + method.getAnnotation(Label.class).name() + ", "
            + ((Label) method.getParameterAnnotations()[0][0]).name() + ", "
            + type.getAnnotatedActualTypeArguments()[0].getAnnotation(Note.class).value() + ", "
            + method.getTypeParameters()[0].getBounds().length + " bounds, "
            + method.getExceptionTypes()[0].getSimpleName());
    }

    public static void main(String[] args) throws Exception {
        Agent.say("old: " + Widened.work(6));
        Agent.probe(new Object[] {Widened.class, Variant.of("Widened", "renewed"), null});
        Agent.say("new: " + Widened.work(6));
        Widened.adorned(Collections.singletonList(5));
        say();
    }
}
