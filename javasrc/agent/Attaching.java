// SPDX-License-Identifier: Apache-2.0
package agent;

import assay.Agent;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Has another JVM attach to this one and start the agent that the arguments name, with the
 * options that follow it if any. The probe gets "before" and "after". Arguments after each "then" are
 * another agent, before which the probe gets "between". Whether a JVM starts agents in the live phase
 * is up to it: where the last agent is not started, another one shows whether any is.
 */
final class Attaching {
    private Attaching() {
    }

    private static int attach(String[] args) throws IOException, InterruptedException {
        String home = System.getProperty("java.home");
        String path = System.getProperty("java.class.path");
        File tools = new File(new File(home).getParentFile(), "lib/tools.jar");
        List<String> command = new ArrayList<>();
        String emulator = System.getenv("ASSAY_EMULATOR");
        if (emulator != null) {
            command.add(emulator);
            // The other ways to start a process begin with a program of the JDK.
            System.setProperty("jdk.lang.Process.launchMechanism", "FORK");
        }
        command.add(home + "/bin/java");
        // How long the client waits for an answer is not what is tested.
        command.add("-Dsun.tools.attach.attachTimeout=600000");
        command.add("-cp");
        command.add(tools.exists() ? path + File.pathSeparator + tools : path);
        command.add(AttachClient.class.getName());
        command.add(new File("/proc/self").getCanonicalFile().getName());
        command.addAll(Arrays.asList(args));
        // The thread that awaits a process has a stack too small for a JVM that compiles everything.
        System.setProperty("jdk.lang.processReaperUseDefaultStackSize", "true");
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.redirectErrorStream(true).redirectOutput(new File("client.txt"));
        return builder.start().waitFor();
    }

    private static int start(String... args) throws IOException, InterruptedException {
        int status = attach(args);
        if (status == AttachClient.NO_API) {
            Agent.inapplicable("the JDK has no attach API");
        }
        if (status == AttachClient.REFUSED) {
            Agent.inapplicable("the JVM cannot be attached to");
        }
        // How long the options may be that a client gives is up to the JVM.
        if (status != 0 && args.length > 1 && args[1].length() > 1000) {
            Agent.inapplicable("the JVM may refuse a client with so long options");
        }
        if (status == AttachClient.UNANSWERED) {
            return 0;
        }
        if (status != 0 && status != AttachClient.NOT_STARTED) {
            Agent.inapplicable("the client of the attach API fails");
        }
        return status;
    }

    /** An agent that surely can be started, in the directory of the other one if that is a path. */
    private static String control(String agent) {
        String directory = new File(agent).getParent();
        return directory == null ? "starting" : directory + "/libstarting.so";
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        String[] last = args;
        Agent.probe("before");
        int then = Arrays.asList(last).indexOf("then");
        while (then >= 0) {
            start(Arrays.copyOf(last, then));
            Agent.probe("between");
            last = Arrays.copyOfRange(last, then + 1, last.length);
            then = Arrays.asList(last).indexOf("then");
        }
        if (start(last) == AttachClient.NOT_STARTED
                && start(control(last[0]), "x") == AttachClient.NOT_STARTED) {
            Agent.inapplicable("the JVM starts no agent in the live phase");
        }
        Agent.probe("after");
    }
}
