// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.io.IOException;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.util.concurrent.TimeoutException;

/** Nothing is annotated here, and other exceptions are thrown. */
public class AnnotationsRemoved {
    static String field;

    static Object method(String first, Object second) {
        return first;
    }

    static void other() throws TimeoutException {
    }

    /** Old for what the class has, new for what the variant has. */
    private static String which(boolean old) {
        return old ? " old" : " new";
    }

    private static String adorned(AnnotatedElement element) {
        return which(element.isAnnotationPresent(Label.class))
            + which(element.getAnnotations().length > 0);
    }

    public static String text() throws ReflectiveOperationException {
        Method method = AnnotationsRemoved.class
            .getDeclaredMethod("method", String.class, Object.class);
        Method other = AnnotationsRemoved.class.getDeclaredMethod("other");
        Class<?>[] ofOther = other.getExceptionTypes();
        return "class" + adorned(AnnotationsRemoved.class) + ", field"
            + adorned(AnnotationsRemoved.class.getDeclaredField("field")) + ", its type"
            + which(AnnotationsRemoved.class.getDeclaredField("field").getAnnotatedType()
                .isAnnotationPresent(Note.class))
            + ", method" + adorned(method) + ", its result"
            + which(method.getAnnotatedReturnType().isAnnotationPresent(Note.class))
            + ", its parameter" + which(method.getParameterAnnotations()[0].length == 1)
            + ", its exceptions" + which(method.getExceptionTypes().length == 2)
            + ", other" + adorned(other) + ", its exceptions" + which(ofOther.length == 0)
            + which(ofOther.length == 0 || ofOther[0] != TimeoutException.class);
    }
}
