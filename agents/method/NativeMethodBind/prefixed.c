/* SPDX-License-Identifier: Apache-2.0 */
#include "../wrapped.h"

TITLE("NativeMethodBind for a prefixed native reports its own name and the function found.");

FOUND_BY_NAME

static void JNICALL on_bind(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            void *address, void **new_address)
{
    const char *name = method_name(method);
    if (strncmp(name, "Lmethod/Wrapped;.", 17) == 0)
        say("bind %s to %s", name,
            address == (void *)Java_method_Wrapped_one   ? "the function of one"
            : address == (void *)Java_method_Wrapped_two ? "the function of two"
                                                         : "another function");
}

static void load(JavaVM *vm, char *options)
{
    environment_with("a_");
    environment_with("b_");
}

static void init(JNIEnv *jni, jthread thread)
{
    on(NativeMethodBind, on_bind);
}

TEST(.target = "method.Wrapped", .args = LIST("one", "two", "one"), .load = load, .init = init,
     .needs = {.can_set_native_method_prefix = 1, .can_generate_native_method_bind_events = 1});
