// SPDX-License-Identifier: Apache-2.0
package breakpoint;

import assay.Agent;
import java.io.IOException;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

/** Returns what reflection and exceptions show of a method that has attributes of all kinds. */
public final class Queried implements Callable<String> {
    /** What the method and its parameters are annotated with. */
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Mark {
        /** Any text. */
        String value();
    }

    @Mark("method")
    static synchronized <T extends Number> List<T> everything(@Mark("first") Map<String, ? super T> map,
            @Mark("second") long wide, Object... rest) throws IOException, InstantiationException {
        List<T> local = null;
        try {
            double half = wide / 2.0;
            if (rest[0].hashCode() == half) {
                throw new IOException();
            }
        } catch (ArrayIndexOutOfBoundsException e) {
            Agent.say("handler");
        }
        return local;
    }

    @Override
    public String call() throws Exception {
        Method method =
            getClass().getDeclaredMethod("everything", Map.class, long.class, Object[].class);
        String text = method.toGenericString() + ", " + method.getAnnotation(Mark.class).value();
        for (int i = 0; i < 2; i++) {
            text += ", " + ((Mark) method.getParameterAnnotations()[i][0]).value();
        }
        text += ", " + Arrays.toString(method.getParameters())
            + Arrays.toString(method.getGenericExceptionTypes());
        everything(null, 4);
        try {
            everything(null, 4, (Object) null);
        } catch (NullPointerException e) {
            text += e.getMessage() + e.getStackTrace()[0] + e.getStackTrace()[1].getLineNumber();
        }
        return text;
    }
}
