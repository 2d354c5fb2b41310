/* SPDX-License-Identifier: Apache-2.0 */
#include "../sample.h"

TITLE("GetMethodLocation returns 0 and the index of the last byte of the code.");

static void observe(JNIEnv *jni, jobject samples)
{
    static const char *const names[] = {"first", "lock", "copy"};
    for (size_t i = 0; i < 3; i++) {
        jmethodID method = named_method(jni, samples, names[i]);
        jlocation start = -2;
        jlocation end = -2;
        jvmtiError error = ti(GetMethodLocation, method, &start, &end);
        jint size = 0;
        unsigned char *code = NULL;
        must(GetBytecodes, method, &size, &code);
        say("%s: %s start %lld, end %lld before the last byte", names[i], error_name(error),
            (long long)start, (long long)(size - 1 - end));
        release(code);
    }
}

TEST(.target = "classes.Samples", .probe = observe, .needs = {.can_get_bytecodes = 1});
