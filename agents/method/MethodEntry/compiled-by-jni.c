/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("MethodEntry is posted for compiled methods that native code calls.");

/* Outer calls middle, and middle inner. */
static void observe(JNIEnv *jni, jobject unused)
{
    jclass code = find_class(jni, "stack/CompiledPair$Code");
    jmethodID outer = static_method_id(jni, code, "outer", "(I)I");
    say_events_in("Lstack/CompiledPair$Code;");
    on(MethodEntry, say_entry_place);
    jint result = (*jni)->CallStaticIntMethod(jni, code, outer, 30);
    no_exception(jni);
    off(MethodEntry);
    say("result %d", (int)result);
}

TEST(.target = "stack.CompiledPair", .probe = observe, .vm_args = LIST(COMPILED_BEFORE),
     .needs = {.can_generate_method_entry_events = 1});
