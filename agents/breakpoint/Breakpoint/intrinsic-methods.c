/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("Breakpoint is posted in methods that a JVM may implement as intrinsics.");

static jmethodID stopped, caller;
static int hits, elsewhere;

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    jmethodID below = NULL;
    jlocation from = 0;
    if (method != stopped)
        return;
    /* The class library may call it, too. */
    must(GetFrameLocation, NULL, 1, &below, &from);
    hits += below == caller && location == 0;
    elsewhere += below == caller && location != 0;
}

/* Only what the library has as a Java method can have a breakpoint. */
static void observe(JNIEnv *jni, jobject end)
{
    jboolean native = JNI_FALSE;
    const char *signature = is_case("max") ? "(II)I" : is_case("bitCount") ? "(I)I" : "(D)D";
    const char *klass = is_case("bitCount") ? "java/lang/Integer" : "java/lang/Math";
    if (end != NULL) {
        must(ClearBreakpoint, stopped, 0);
        say("hits: %d, at other locations: %d", hits, elsewhere);
        return;
    }
    caller = static_method_id(jni, find_class(jni, "method/Intrinsics"), "call", "(D)D");
    stopped = static_method_id(jni, find_class(jni, klass), assay_case(), signature);
    must(IsMethodNative, stopped, &native);
    if (native)
        inapplicable("the method is native");
    on_thread(Breakpoint, hit, current_thread());
    must(SetBreakpoint, stopped, 0);
}

TEST(.target = "method.Intrinsics", .args = LIST("compiled"), .probe = observe,
     .vm_args = LIST(COMPILED_EARLY), .cases = LIST("sin", "sqrt", "max", "bitCount"),
     .needs = {.can_generate_breakpoint_events = 1});
