/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetLocal functions change what an exception handler of a compiled method reads.");

/* Depth 1 is Throwing.run, 2 work. */
static void observe(JNIEnv *jni, jobject unused)
{
    must(SetLocalInt, NULL, 2, 2, 777);
    must(SetLocalObject, NULL, 2, 3, (*jni)->NewStringUTF(jni, "new"));
}

TEST(.target = "local.CompiledHandlers", .probe = observe,
     .needs = {.can_access_local_variables = 1}, .vm_args = LIST(COMPILED_EARLY));
