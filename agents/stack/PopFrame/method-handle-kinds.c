/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("After PopFrame a call through each kind of method handle is repeated.");

static jthread caught;

/* Each thread, one after the other, is caught in its first call. */
static void JNICALL called(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location)
{
    say("%s: called", thread_name(thread));
    if (caught != NULL && (*jni)->IsSameObject(jni, caught, thread))
        return;
    caught = (*jni)->NewGlobalRef(jni, thread);
    arrive_and_wait(thread_name(thread));
}

static void break_in(JNIEnv *jni)
{
    static const char rest[] = "IJLjava/lang/Object;D)";
    static const struct {
        const char *klass, *name, *begin, *returned;
    } methods[] = {{"stack/PopHandles", "callStatic", "(Lstack/PopHandles;", "I"},
                   {"stack/PopHandles", "callVirtual", "(", "I"},
                   {"stack/PopHandles", "callPrivate", "(", "I"},
                   {"stack/PopHandles$Callee", "call", "(", "I"},
                   {"stack/PopHandles$Made", "<init>", "(Lstack/PopHandles;", "V"}};
    on(Breakpoint, called);
    for (int i = 0; i < 5; i++) {
        char *signature = assay_text();
        assay_append(signature, "%s%s%s", methods[i].begin, rest, methods[i].returned);
        jclass klass = find_class(jni, methods[i].klass);
        jmethodID method = i == 0 ? static_method_id(jni, klass, methods[i].name, signature)
                                  : method_id(jni, klass, methods[i].name, signature);
        must(SetBreakpoint, method, 0);
    }
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL) {
        break_in(jni);
        return;
    }
    await_arrival(thread_name(thread));
    must(SuspendThread, thread);
    say("%s: PopFrame: %s", thread_name(thread), error_name(ti(PopFrame, thread)));
    release_point(thread_name(thread));
    must(ResumeThread, thread);
}

TEST(.target = "stack.PopHandles", .probe = observe, .vm_args = LIST(COMPILED_BEFORE),
     .needs = {.can_pop_frame = 1, .can_suspend = 1, .can_generate_breakpoint_events = 1});
