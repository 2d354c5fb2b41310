// SPDX-License-Identifier: Apache-2.0
package agent;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;

/** Attaches to the process given, and has it start the agent of that path or name, maybe with options. */
public final class AttachClient {
    /** What it returns when there is no attach API, and when the process refuses. */
    static final int NO_API = 3;
    static final int REFUSED = 4;

    /** What it returns when the agent was not started, which may be due to the agent or to the JVM. */
    static final int NOT_STARTED = 5;

    /** What it returns when the connection ends without an answer. */
    static final int UNANSWERED = 6;

    private AttachClient() {
    }

    /**
     * What an exception means for the start of an agent. After AgentInitializationException it was
     * started, and its start function returned an error, which ends nothing; a plain IOException is
     * about the connection.
     */
    private static int statusOf(Throwable cause) {
        String kind = cause.getClass().getSimpleName();
        if (kind.equals("AgentLoadException")) {
            return NOT_STARTED;
        }
        if (cause.getClass() == IOException.class) {
            return UNANSWERED;
        }
        return kind.equals("AgentInitializationException") ? 0 : REFUSED;
    }

    private static void start(Class<?> machine, Object target, String[] args)
            throws ReflectiveOperationException {
        boolean named = args[1].indexOf('/') < 0;
        String start = named ? "loadAgentLibrary" : "loadAgentPath";
        if (args.length > 2) {
            machine.getMethod(start, String.class, String.class)
                .invoke(target, args[1], args[2]);
        } else {
            machine.getMethod(start, String.class).invoke(target, args[1]);
        }
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        Class<?> machine = null;
        try {
            machine = Class.forName("com.sun.tools.attach.VirtualMachine");
        } catch (ClassNotFoundException e) {
            System.exit(NO_API);
        }
        Object target = null;
        try {
            target = machine.getMethod("attach", String.class).invoke(null, args[0]);
        } catch (InvocationTargetException e) {
            System.out.println(e.getCause());
            System.exit(REFUSED);
        }
        int status = 0;
        try {
            start(machine, target, args);
        } catch (InvocationTargetException e) {
            System.out.println(e.getCause());
            status = statusOf(e.getCause());
            if (status == REFUSED) {
                System.exit(REFUSED);
            }
        }
        machine.getMethod("detach").invoke(target);
        System.exit(status);
    }
}
