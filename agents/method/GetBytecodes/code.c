/* SPDX-License-Identifier: Apache-2.0 */
#include "../sample.h"

TITLE("GetBytecodes returns the code array of the class file.");

/* lload_0, putstatic, return: what the one statement of lock compiles to. Which
 * constant pool entry putstatic names is up to the compiler, and to the JVM when
 * it hands out the code. */
static void observe(JNIEnv *jni, jobject samples)
{
    jint size = 0;
    unsigned char *code = NULL;
    jvmtiError error = ti(GetBytecodes, named_method(jni, samples, "lock"), &size, &code);
    say("GetBytecodes: %s, %d bytes", error_name(error), (int)size);
    if (error != JVMTI_ERROR_NONE || readable(code, size) != 5)
        return;
    say("instructions: %02x %02x %02x", code[0], code[1], code[4]);
    SAY_CALL(Deallocate, code);
}

TEST(.target = "classes.Samples", .probe = observe, .needs = {.can_get_bytecodes = 1});
