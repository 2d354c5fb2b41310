/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetJLocationFormat returns JVMBCI, and locations are bytecode indices.");

/* The probe is called by a method of the target, whose frame has a location: the
 * invocation under way, and so the index of its opcode. */
static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiJlocationFormat format = (jvmtiJlocationFormat)-1;
    must(GetJLocationFormat, &format);
    if (format != JVMTI_JLOCATION_JVMBCI) {
        say("another format: %s", location_format(format));
        return;
    }
    jmethodID method = NULL;
    jlocation location = -2;
    jint count = 0;
    unsigned char *code = NULL;
    must(GetFrameLocation, NULL, 1, &method, &location);
    must(GetBytecodes, method, &count, &code);
    enum { INVOKESTATIC = 0xb8 };
    say("in %s, at an invokestatic: %s", method_name(method),
        truth(location >= 0 && location < readable(code, count) && code[location] == INVOKESTATIC));
    release(code);
}

TEST(.target = "general.Release", .probe = observe, .needs = {.can_get_bytecodes = 1});
