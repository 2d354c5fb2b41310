// SPDX-License-Identifier: Apache-2.0
package event;

import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;

import assay.Agent;

/** What Java's own management interface reports about the JVM's compiler. */
final class Compiling {
    /** So many times a thousand calls, and anything that compiles has compiled something. */
    private static final int ENOUGH = 2000;
    /** So many times a thousand calls, and an agent has decided without the event. */
    private static final int TOO_MANY = 20100;

    private static int rounds;
    /** The compilation time before the calls, or -1. */
    private static long before = -1;

    private Compiling() {
    }

    /** For calls before the first {@link #isGivenUp}: what is compiled from now on counts. */
    static void begin() {
        try {
            CompilationMXBean compiler = ManagementFactory.getCompilationMXBean();
            if (compiler != null && compiler.isCompilationTimeMonitoringSupported()) {
                before = compiler.getTotalCompilationTime();
            }
        } catch (NoClassDefFoundError e) {
            // isGivenUp says so.
            before = -1;
        }
    }

    /** Whether nothing was compiled since. */
    private static boolean isIdle(CompilationMXBean compiler) {
        if (!compiler.isCompilationTimeMonitoringSupported()) {
            if (rounds >= TOO_MANY) {
                Agent.inapplicable("the JVM does not tell whether it compiles anything");
            }
            return false;
        }
        long time = compiler.getTotalCompilationTime();
        if (before < 0) {
            before = time;
        }
        return rounds >= ENOUGH && time == before;
    }

    private static boolean isCompiling() {
        CompilationMXBean compiler = ManagementFactory.getCompilationMXBean();
        return compiler != null && !isIdle(compiler);
    }

    /**
     * For each thousand calls: whether nothing is going to be compiled, since there is no compiler
     * or one that is configured to compile nothing. Says so if it is the case. In the end also that
     * the agent has not seen in twenty million calls what was compiled.
     */
    static boolean isGivenUp() {
        rounds++;
        try {
            if (isCompiling()) {
                return rounds >= TOO_MANY;
            }
        } catch (NoClassDefFoundError e) {
            if (rounds < ENOUGH) {
                return false;
            }
            Agent.inapplicable("there is no management interface");
        }
        Agent.say("nothing compiles");
        return true;
    }
}
