// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedParameterizedType;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Annotations on everything that can have them, shown as reflection sees them. */
@Label(name = "old class", number = 100001, ratio = 2.5, type = String.class,
    unit = TimeUnit.HOURS, more = {"old", "and old"}, note = @Note("old note"))
public class Annotated {
    @Label(name = "old field")
    static @Note("old field type") List<@Note("old element") String> field;

    static Object shift() {
        return "none";
    }

    @Label(name = "old method", more = "old")
    static <@Note("old variable") T> @Note("old result") Object method(
        @Label(name = "old parameter", type = Runnable.class) String first,
        @Label(name = "old second") Object second) {
        @Note("old local") Object local = (@Note("old cast") Object) first;
        return local;
    }

    public static String text() throws ReflectiveOperationException {
        java.lang.reflect.Method method =
            Annotated.class.getDeclaredMethod("method", String.class, Object.class);
        AnnotatedParameterizedType type = (AnnotatedParameterizedType)
            Annotated.class.getDeclaredField("field").getAnnotatedType();
        return label(Annotated.class) + "; " + label(Annotated.class.getDeclaredField("field"))
            + "; " + note(type) + "; " + note(type.getAnnotatedActualTypeArguments()[0])
            + "; " + label(method) + "; " + note(method.getTypeParameters()[0])
            + "; " + note(method.getAnnotatedReturnType()) + "; "
            + ((Label) method.getParameterAnnotations()[0][0]).name()
            + " and " + ((Label) method.getParameterAnnotations()[1][0]).name();
    }

    private static String label(AnnotatedElement element) {
        Label label = element.getAnnotation(Label.class);
        return label.name() + " " + label.number() + " " + label.ratio() + " "
            + label.type().getSimpleName() + " " + label.unit() + " "
            + String.join("+", label.more()) + " " + label.note().value();
    }

    private static String note(AnnotatedElement element) {
        return element.getAnnotation(Note.class).value();
    }
}
