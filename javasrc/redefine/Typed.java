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
public class Typed<@Note("old class variable") V extends @Note("old class bound") Number>
        extends @Note("old superclass") Base implements @Note("old interface") Runnable {
    static @Note("old element") String @Note("old array") [] @Note("old inner array") [] array;
    static Map<? super @Note("old lower bound") Integer, ? extends @Note("old upper bound") Number> map;
    Typed<V>.@Note("old nested type") Nested nested;

    class Nested {
    }

    static Object shift() {
        return "none";
    }

    <T extends Object & @Note("old second bound") Runnable> List<@Note("old argument of result") T> method(
            @Note("old receiver") Typed<V> this, @Note("old parameter type") String first)
            throws IllegalStateException, @Note("old thrown type") IOException {
        return null;
    }

    @Override
    public void run() {
        @Note("old local") Object made = new @Note("old new type") Object();
        if (made instanceof @Note("old type of instanceof") Runnable) {
            throw new IllegalStateException();
        }
        try (@Note("old resource") StringReader reader = new StringReader("")) {
            reader.read();
            this.<@Note("old argument of call") Thread>method((@Note("old cast") String) text());
        } catch (@Note("old caught") ReflectiveOperationException | IOException e) {
            @Note("old second local") String @Note("old array of local") [] caught = {e.getMessage()};
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
