/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("SetVerboseFlag sets and clears each flag in every phase.");

static void observe(const char *where)
{
    static const jvmtiVerboseFlag flags[] = {JVMTI_VERBOSE_OTHER, JVMTI_VERBOSE_GC,
                                             JVMTI_VERBOSE_CLASS, JVMTI_VERBOSE_JNI};
    for (size_t i = 0; i < sizeof flags / sizeof flags[0]; i++) {
        if (strcmp(verbose_flag(flags[i]), assay_case()) != 0)
            continue;
        jvmtiError set = ti(SetVerboseFlag, flags[i], JNI_TRUE);
        jvmtiError cleared = ti(SetVerboseFlag, flags[i], JNI_FALSE);
        say("%s: set: %s, cleared: %s", where, error_name(set), error_name(cleared));
    }
}

IN_EACH_PHASE(observe)

TEST(PHASE_HOOKS, .cases = LIST("OTHER", "GC", "CLASS", "JNI"));
