/* SPDX-License-Identifier: Apache-2.0 */
#include "../bound.h"

TITLE("NativeMethodBind of overloaded native methods passes the function of each signature.");

#define IMPLEMENTATION(SIGNATURE, TYPE, RESULT)                                                    \
    __attribute__((visibility("default")))                                                         \
    jint JNICALL Java_method_Overloaded_of__##SIGNATURE(JNIEnv *jni, jclass klass, TYPE n)         \
    {                                                                                              \
        return RESULT;                                                                             \
    }

IMPLEMENTATION(I, jint, 1)
IMPLEMENTATION(J, jlong, 2)
IMPLEMENTATION(_3I, jintArray, 3)

static void JNICALL bind(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         void *address, void **new_address)
{
    const char *name = method_name(method);
    if (strncmp(name, "Lmethod/Overloaded;.", 20) == 0)
        say("bind %s to %s", name,
            address == (void *)Java_method_Overloaded_of__I     ? "the function of int"
            : address == (void *)Java_method_Overloaded_of__J   ? "the function of long"
            : address == (void *)Java_method_Overloaded_of___3I ? "the function of int[]"
                                                                : "another function");
}

static void observe(JNIEnv *jni, jobject klass)
{
    JNINativeMethod natives[] = {{"of", "(I)I", (void *)Java_method_Overloaded_of__I},
                                 {"of", "(J)I", (void *)Java_method_Overloaded_of__J},
                                 {"of", "([I)I", (void *)Java_method_Overloaded_of___3I}};
    if (is_case("looked-up"))
        load_library(jni);
    on(NativeMethodBind, bind);
    if (is_case("registered"))
        say("RegisterNatives: %d", (int)(*jni)->RegisterNatives(jni, klass, natives, 3));
}

TEST(.target = "method.Overloaded", .probe = observe, .cases = LIST("looked-up", "registered"),
     .needs = {.can_generate_native_method_bind_events = 1});
