// SPDX-License-Identifier: Apache-2.0
package local;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;

/**
 * Loads local.WithoutTable with its attributes LocalVariableTable under another name, which a JVM ignores.
 */
final class WithoutTableLoader extends ClassLoader {
    private WithoutTableLoader() {
        super(WithoutTableLoader.class.getClassLoader());
    }

    private static byte[] classFile() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (InputStream in = WithoutTableLoader.class.getResourceAsStream("WithoutTable.class")) {
            byte[] buffer = new byte[4096];
            for (int count = in.read(buffer); count > 0; count = in.read(buffer)) {
                bytes.write(buffer, 0, count);
            }
        }
        String text = bytes.toString("ISO-8859-1");
        return text.replace("LocalVariableTable", "NoLocalVariables__").getBytes("ISO-8859-1");
    }

    public static void main(String[] args) throws Exception {
        byte[] bytes = classFile();
        Class<?> bare = new WithoutTableLoader().defineClass("local.WithoutTable", bytes, 0,
                bytes.length);
        Method run = bare.getDeclaredMethod("run");
        run.setAccessible(true);
        run.invoke(null);
    }
}
