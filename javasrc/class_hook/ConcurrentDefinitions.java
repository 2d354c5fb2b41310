// SPDX-License-Identifier: Apache-2.0
package class_hook;

import assay.Agent;
import assay.Await;
import classfile.ClassFile;
import classfile.Definer;
import java.lang.reflect.Method;

/**
 * After the probe four threads, named by a digit, each define a class in twenty-five class loaders
 * of their own. Its answer has to begin with the thread's name, and the
 * last word of it, too.
 */
final class ConcurrentDefinitions extends Thread {
    private static final int LOADERS = 25;

    private final byte[] bytes;
    private int wrong;

    private ConcurrentDefinitions(String name, byte[] bytes) {
        super(name);
        this.bytes = bytes;
    }

    /** What is defined, and given another answer by the agent. */
    public static final class Defined {
        private Defined() {
        }

        public static String answer() {
            return "name of the thread";
        }
    }

    @Override
    public void run() {
        ClassLoader parent = ConcurrentDefinitions.class.getClassLoader();
        try {
            for (int i = 0; i < LOADERS; i++) {
                Class<?> defined = new Definer(parent).define("class_hook.ConcurrentDefinitions$Defined", bytes);
                Method method = defined.getMethod("answer");
                if (!method.invoke(null).equals(getName() + "ame of the " + getName() + "hread")) {
                    wrong++;
                }
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        byte[] bytes = ClassFile.of("class_hook/ConcurrentDefinitions$Defined").bytes();
        ConcurrentDefinitions[] threads = new ConcurrentDefinitions[4];
        Agent.probe(null);
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new ConcurrentDefinitions(Integer.toString(i), bytes);
            threads[i].start();
        }
        for (ConcurrentDefinitions thread : threads) {
            Await.end(thread);
            Agent.say(thread.getName() + ": wrong " + thread.wrong);
        }
    }
}
