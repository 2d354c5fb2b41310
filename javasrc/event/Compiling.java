// SPDX-License-Identifier: Apache-2.0
package event;

import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;

import assay.Agent;

/** What Java's own management interface reports about the JVM's compiler. */
final class Compiling {
    /** So many times a thousand calls, and anything that compiles has compiled something. */
    private static final int ENOUGH = 2000;

    private static int rounds;

    private Compiling() {
    }

    private static boolean isIdle(CompilationMXBean compiler) {
        return compiler.isCompilationTimeMonitoringSupported()
            && compiler.getTotalCompilationTime() == 0;
    }

    private static boolean isCompiling() {
        CompilationMXBean compiler = ManagementFactory.getCompilationMXBean();
        return compiler != null && (rounds < ENOUGH || !isIdle(compiler));
    }

    /**
     * For each thousand calls: whether nothing is going to be compiled, since there is no compiler
     * or one that is configured to compile nothing. Says so if it is the case.
     */
    static boolean isGivenUp() {
        rounds++;
        try {
            if (isCompiling()) {
                return false;
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
