/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetLocalInt changes a variable of one frame of a compiled method that has called itself.");

enum { INNERMOST = 2 };

static void observe(JNIEnv *jni, jclass target)
{
    static const char *const frames[] = {"of-0", "of-1", "of-2", "of-3"};
    for (jint i = 0; i < 4; i++)
        if (is_case(frames[i]))
            must(SetLocalInt, NULL, INNERMOST + i, 2, 900);
}

TEST(.target = "local.CompiledRecursion", .probe = observe,
     .needs = {.can_access_local_variables = 1}, .vm_args = LIST(COMPILED_BEFORE),
     .cases = LIST("of-0", "of-1", "of-2", "of-3"));
