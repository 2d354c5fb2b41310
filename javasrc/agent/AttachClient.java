// SPDX-License-Identifier: Apache-2.0
package agent;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;

/** Attaches to the process given, and has it start the agent of that path or name, maybe with options. */
public final class AttachClient {
    /** What it returns when there is no attach API, and when the process refuses. */
    static final int NO_API = 3;
    static final int REFUSED = 4;

    /** What HotSpot answers where no agent may be started in the live phase. */
    private static final String FORBIDDEN = "Dynamic agent loading is not enabled";

    private AttachClient() {
    }

    /**
     * Whether the JVM starts no agents now. AgentLoadException and AgentInitializationException are
     * about the agent, unless the text says otherwise; a plain IOException is about the connection.
     */
    private static boolean isRefusal(Throwable cause) {
        String kind = cause.getClass().getSimpleName();
        return String.valueOf(cause.getMessage()).contains(FORBIDDEN)
            || !kind.equals("AgentLoadException") && !kind.equals("AgentInitializationException")
                && cause.getClass() != IOException.class;
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
        try {
            start(machine, target, args);
        } catch (InvocationTargetException e) {
            // The agent's start function may have returned an error, which ends nothing.
            System.out.println(e.getCause());
            if (isRefusal(e.getCause())) {
                System.exit(REFUSED);
            }
        }
        machine.getMethod("detach").invoke(target);
    }
}
