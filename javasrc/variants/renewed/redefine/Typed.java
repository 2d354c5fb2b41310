// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.io.IOException;
import java.io.StringReader;
import java.lang.reflect.AnnotatedArrayType;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.AnnotatedWildcardType;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;

/** Annotations of types in all places that reflection shows, and in code. */
public class Typed<@Note("new class variable") V extends @Note("new class bound") Number>
        extends @Note("new superclass") Base implements @Note("new interface") Runnable {
    static @Note("new element") String @Note("new array") [] @Note("new inner array") [] array;
    static Map<? super @Note("new lower bound") Integer, ? extends @Note("new upper bound") Number> map;
    Typed<V>.@Note("new nested type") Nested nested;

    class Nested {
    }

    static Object shift() {
        return java.util.Arrays.asList("p", "q", 70000, 3.25, 123456789012L,
            new java.util.BitSet(9),
            Math.max(2, Runtime.getRuntime().availableProcessors()), Thread.State.NEW);
    }

    <T extends Object & @Note("new second bound") Runnable> List<@Note("new argument of result") T> method(
            @Note("new receiver") Typed<V> this, @Note("new parameter type") String first)
            throws IllegalStateException, @Note("new thrown type") IOException {
        return null;
    }

    @Override
    public void run() {
        @Note("new local") Object made = new @Note("new new type") Object();
        if (made instanceof @Note("new type of instanceof") Runnable) {
            throw new IllegalStateException();
        }
        try (@Note("new resource") StringReader reader = new StringReader("")) {
            reader.read();
            this.<@Note("new argument of call") Thread>method((@Note("new cast") String) text());
        } catch (@Note("new caught") ReflectiveOperationException | IOException e) {
            @Note("new second local") String @Note("new array of local") [] caught = {e.getMessage()};
            throw new IllegalStateException(caught[0]);
        }
    }

    public static String text() throws ReflectiveOperationException {
        Method method = Typed.class.getDeclaredMethod("method", String.class);
        AnnotatedArrayType outer = (AnnotatedArrayType)
            Typed.class.getDeclaredField("array").getAnnotatedType();
        AnnotatedArrayType inner = (AnnotatedArrayType) outer.getAnnotatedGenericComponentType();
        AnnotatedType[] ofMap = arguments(Typed.class.getDeclaredField("map").getAnnotatedType());
        return note(Typed.class.getTypeParameters()[0])
            + note(Typed.class.getTypeParameters()[0].getAnnotatedBounds()[0])
            + note(Typed.class.getAnnotatedSuperclass())
            + note(Typed.class.getAnnotatedInterfaces()[0])
            + note(outer) + note(inner) + note(inner.getAnnotatedGenericComponentType())
            + note(((AnnotatedWildcardType) ofMap[0]).getAnnotatedLowerBounds()[0])
            + note(((AnnotatedWildcardType) ofMap[1]).getAnnotatedUpperBounds()[0])
            + note(Typed.class.getDeclaredField("nested").getAnnotatedType())
            + note(method.getTypeParameters()[0].getAnnotatedBounds()[1])
            + note(arguments(method.getAnnotatedReturnType())[0])
            + note(method.getAnnotatedReceiverType()) + note(method.getAnnotatedParameterTypes()[0])
            + note(method.getAnnotatedExceptionTypes()[1]);
    }

    private static AnnotatedType[] arguments(AnnotatedType type) {
        return ((AnnotatedParameterizedType) type).getAnnotatedActualTypeArguments();
    }

    /** What a release's reflection does not show is the same before and after. */
    private static String note(AnnotatedElement element) {
        Note note = element.getAnnotation(Note.class);
        return note == null ? "none; " : note.value() + "; ";
    }
}
