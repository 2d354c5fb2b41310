// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.function.Supplier;

/** Reads annotations of Annotated after the agent, by objects that are older. */
final class Reflected {
    private Reflected() {
    }

    private static void say(String what, Supplier<String> annotation) {
        String text;
        try {
            text = annotation.get();
        } catch (RuntimeException | LinkageError e) {
            text = "it throws " + e.getClass().getSimpleName();
        }
        Agent.say(what + ": " + text);
    }

    public static void main(String[] args) throws Exception {
        Field field = Annotated.class.getDeclaredField("field");
        Method method = Annotated.class.getDeclaredMethod("method", String.class, Object.class);
        Parameter parameter = method.getParameters()[0];
        Agent.probe(new Object[] {Annotated.class, Variant.of("Annotated", "renewed"), null});
        say("class", () -> Annotated.class.getAnnotation(Label.class).name());
        say("field", () -> field.getAnnotation(Label.class).name());
        say("its type", () -> field.getAnnotatedType().getAnnotation(Note.class).value());
        say("method", () -> method.getAnnotation(Label.class).name());
        say("its array", () -> method.getAnnotation(Label.class).more()[0]);
        say("its variable", () ->
            method.getTypeParameters()[0].getAnnotation(Note.class).value());
        say("its result", () ->
            method.getAnnotatedReturnType().getAnnotation(Note.class).value());
        say("parameter", () -> parameter.getAnnotation(Label.class).name());
        say("its class", () ->
            parameter.getAnnotation(Label.class).type().getSimpleName());
    }
}
