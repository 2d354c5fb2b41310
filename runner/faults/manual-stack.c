/* SPDX-License-Identifier: Apache-2.0 */

/* Faults by hand: frames, local variables, early return, breakpoints and watches. */
#include "faults/manual.h"

enum { FRAMES = 512 };

static jint native_frames(struct environment *environment, jthread thread)
{
    jvmtiFrameInfo frames[FRAMES];
    jint count = 0;
    jint natives = 0;
    if (REAL(environment, GetStackTrace, thread, 0, FRAMES, frames, &count) != JVMTI_ERROR_NONE)
        return 0;
    for (jint i = 0; i < count; i++)
        natives += frames[i].location == -1;
    return natives;
}

BY_HAND_CALL(natives_not_counted, "GetFrameCount", "GetFrameCount", "GetFrameCount",
             "Frames of native methods are not counted.")
{
    jvmtiError error = pass(call);
    if (error == JVMTI_ERROR_NONE) {
        jint natives = native_frames(call->environment, call->a[0].p);
        if (natives > 0 && falsified())
            OUTPUT(call, 1, jint) -= natives;
    }
    return error;
}

BY_HAND_CALL(natives_skipped, "GetStackTrace", "GetStackTrace", "GetStackTrace.frame_buffer+1",
             "Frames of native methods are left out.")
{
    jvmtiError error = pass(call);
    jvmtiFrameInfo *frames = call->a[3].p;
    jint count = error == JVMTI_ERROR_NONE ? OUTPUT(call, 4, jint) : 0;
    jint kept = 0;
    for (jint i = 0; i < count; i++)
        if (frames[i].location != -1 || !falsified())
            frames[kept++] = frames[i];
    if (error == JVMTI_ERROR_NONE)
        OUTPUT(call, 4, jint) = kept;
    return error;
}

BY_HAND_CALL(native_location, "GetStackTrace", "GetStackTrace", "GetStackTrace.frame_buffer+1",
             "The location in a native method is 0.")
{
    jvmtiError error = pass(call);
    jvmtiFrameInfo *frames = call->a[3].p;
    for (jint i = 0; error == JVMTI_ERROR_NONE && i < OUTPUT(call, 4, jint); i++)
        if (frames[i].location == -1 && falsified())
            frames[i].location = 0;
    return error;
}

BY_HAND_CALL(native_frame_location, "GetFrameLocation", "GetFrameLocation", "GetFrameLocation",
             "The location in a native method is 0.")
{
    jvmtiError error = pass(call);
    if (error == JVMTI_ERROR_NONE && OUTPUT(call, 3, jlocation) == -1 && falsified())
        OUTPUT(call, 3, jlocation) = 0;
    return error;
}

BY_HAND_CALL(negative_start, "GetStackTrace", "GetStackTrace", "GetStackTrace",
             "A negative start depth counts from the top.")
{
    if (call->a[1].i < 0 && falsified())
        call->a[1].i = -call->a[1].i;
    return pass(call);
}

BY_HAND_CALL(negative_start_one_off, "GetStackTrace", "GetStackTrace", "GetStackTrace",
             "A negative start depth is one off.")
{
    if (call->a[1].i < -1 && falsified())
        call->a[1].i++;
    return pass(call);
}

BY_HAND_CALL(start_ignored, "GetStackTrace", "GetStackTrace", "GetStackTrace",
             "The start depth is ignored.")
{
    if (call->a[1].i != 0 && falsified())
        call->a[1].i = 0;
    return pass(call);
}

BY_HAND_CALL(all_frames_counted, "GetStackTrace", "GetStackTrace", "GetStackTrace",
             "The count is that of all frames, also of those for which there is no room.")
{
    jint count = 0;
    jvmtiError error = pass(call);
    if (error == JVMTI_ERROR_NONE
        && REAL(call->environment, GetFrameCount, call->a[0].p, &count) == JVMTI_ERROR_NONE
        && count != OUTPUT(call, 4, jint) && falsified())
        OUTPUT(call, 4, jint) = count;
    return error;
}

BY_HAND_CALL(traces_of_runnable_only, "GetAllStackTraces", "GetAllStackTraces",
             "GetAllStackTraces.stack_info_ptr+1",
             "Threads that are not runnable have no frames in it.")
{
    jvmtiError error = pass(call);
    jvmtiStackInfo *infos = error == JVMTI_ERROR_NONE ? OUTPUT(call, 1, void *) : NULL;
    for (jint i = 0; infos != NULL && i < OUTPUT(call, 2, jint); i++)
        if ((infos[i].state & JVMTI_THREAD_STATE_RUNNABLE) == 0 && infos[i].frame_count > 0
            && falsified())
            infos[i].frame_count = 0;
    return error;
}

static void granted(struct environment *environment)
{
    jvmtiCapabilities needed = {.can_access_local_variables = 1,
                                .can_get_owned_monitor_stack_depth_info = 1};
    REAL(environment, AddCapabilities, &needed);
}

/* The arguments of the popped call come back as they were given, which is wrong: what the
 * callee made of them is kept. Here they come back with one added. */
static jvmtiError arguments_spoiled(struct call *call)
{
    for (jint slot = 0; slot < 6; slot++) {
        jint value = 0;
        if (REAL(call->environment, GetLocalInt, call->a[0].p, 0, slot, &value) == JVMTI_ERROR_NONE
            && REAL(call->environment, SetLocalInt, call->a[0].p, 0, slot, value + 1)
                   == JVMTI_ERROR_NONE)
            falsified();
    }
    return pass(call);
}

static const struct fault fault_arguments_spoiled = {
    .entry = {"PopFrame/by-hand/arguments_spoiled", "PopFrame", "by-hand",
              "The arguments of the call that is made again are not those of the first.",
              "PopFrame", NULL, 0, 0},
    .functions = "PopFrame",
    .call = arguments_spoiled,
    .created = granted};
static const struct fault *const entry_arguments_spoiled
    __attribute__((section("by_hand"), used)) = &fault_arguments_spoiled;

#define EARLY_RETURNS                                                                              \
    "ForceEarlyReturnObject,ForceEarlyReturnInt,ForceEarlyReturnLong,ForceEarlyReturnFloat,"       \
    "ForceEarlyReturnDouble,ForceEarlyReturnVoid"

/* Works where the thread returns early from a callback of its own: it enters the monitors of
 * its top frame once more. */
static jvmtiError monitor_kept(struct call *call)
{
    jint count = 0;
    jvmtiMonitorStackDepthInfo *infos = NULL;
    jthread current = NULL;
    JNIEnv *jni = jni_here();
    if (jni == NULL || REAL(call->environment, GetCurrentThread, &current) != JVMTI_ERROR_NONE
        || (call->a[0].p != NULL && !(*jni)->IsSameObject(jni, current, call->a[0].p))
        || REAL(call->environment, GetOwnedMonitorStackDepthInfo, NULL, &count, &infos)
               != JVMTI_ERROR_NONE)
        return pass(call);
    for (jint i = 0; i < count; i++)
        if (infos[i].stack_depth == 0 && (*jni)->MonitorEnter(jni, infos[i].monitor) == JNI_OK)
            falsified();
    return pass(call);
}

static const struct fault fault_monitor_kept = {
    .entry = {"ForceEarlyReturnVoid/by-hand/monitor_kept", "ForceEarlyReturnVoid", "by-hand",
              "A method that returns early keeps its monitor.", "", EARLY_RETURNS, 0, 0},
    .functions = EARLY_RETURNS,
    .call = monitor_kept,
    .created = granted};
static const struct fault *const entry_monitor_kept
    __attribute__((section("by_hand"), used)) = &fault_monitor_kept;

static bool returned_early;

static jint exit_unseen(struct delivery *delivery)
{
    if (!returned_early)
        return deliver(delivery);
    returned_early = false;
    falsified();
    return 0;
}

BY_HAND_BOTH(early_return_unseen, "MethodExit", EARLY_RETURNS, "MethodExit", "MethodExit",
             "An early return is no method exit.", exit_unseen)
{
    returned_early = true;
    return pass(call);
}

static jint pop_unseen(struct delivery *delivery)
{
    return exit_unseen(delivery);
}

BY_HAND_BOTH(early_pop_unseen, "FramePop", EARLY_RETURNS ",PopFrame", "FramePop", "FramePop",
             "A frame that is popped by force is not reported.", pop_unseen)
{
    returned_early = true;
    return pass(call);
}

BY_HAND_EVENT(pop_of_caller_too, "FramePop", "FramePop", "FramePop",
              "A notification stays: the caller's frame is reported, too.")
{
    jint result = deliver(delivery);
    if (REAL(delivery->environment, NotifyFramePop, delivery->a[2].p, 1) == JVMTI_ERROR_NONE)
        falsified();
    return result;
}

BY_HAND_CALL(pop_notification_of_self, "NotifyFramePop", "NotifyFramePop", "NotifyFramePop",
             "It is always the topmost frame that is marked.")
{
    if (call->a[1].i > 0 && falsified())
        call->a[1].i = 0;
    return pass(call);
}

#define GET_LOCALS                                                                                 \
    "GetLocalObject,GetLocalInt,GetLocalLong,GetLocalFloat,GetLocalDouble,GetLocalInstance"
#define SET_LOCALS "SetLocalObject,SetLocalInt,SetLocalLong,SetLocalFloat,SetLocalDouble"

BY_HAND_CALL(top_frame_only, "GetLocalInt", GET_LOCALS, "", "The depth is ignored.")
{
    if (call->a[1].i > 0 && falsified())
        call->a[1].i = 0;
    return pass(call);
}

BY_HAND_CALL(deep_frames_unchanged, "SetLocalInt", SET_LOCALS, "",
             "Variables of callers are not set.")
{
    if (call->a[1].i <= 0)
        return pass(call);
    falsified();
    return JVMTI_ERROR_NONE;
}

BY_HAND_INT(small_ints, "GetLocalInt", 3, (jshort)value, "Only 16 bits of it are given.")
BY_HAND_INT(unsigned_bytes, "GetLocalInt", 3, value < 0 && value >= -128 ? value & 0xff : value,
            "A negative byte is taken for an unsigned one.")

BY_HAND_CALL(words_swapped, "GetLocalLong", "GetLocalLong", "GetLocalLong",
             "The words of a long are exchanged.")
{
    jvmtiError error = pass(call);
    if (error == JVMTI_ERROR_NONE && falsified()) {
        unsigned long long value = (unsigned long long)OUTPUT(call, 3, jlong);
        OUTPUT(call, 3, jlong) = (jlong)(value << 32 | value >> 32);
    }
    return error;
}

BY_HAND_CALL(long_truncated, "SetLocalLong", "SetLocalLong", "SetLocalLong",
             "Only the lower half of a long is set.")
{
    if (call->a[3].j != (jint)call->a[3].j && falsified())
        call->a[3].j = (jint)call->a[3].j;
    return pass(call);
}

BY_HAND_CALL(double_as_float, "GetLocalDouble", "GetLocalDouble", "GetLocalDouble",
             "A double has the precision of a float.")
{
    jvmtiError error = pass(call);
    if (error == JVMTI_ERROR_NONE
        && OUTPUT(call, 3, jdouble) != (jdouble)(jfloat)OUTPUT(call, 3, jdouble) && falsified())
        OUTPUT(call, 3, jdouble) = (jfloat)OUTPUT(call, 3, jdouble);
    return error;
}

/* Breakpoints that were set, and not cleared. */
enum { BREAKPOINTS = 64 };
static struct {
    jmethodID method;
    jlocation location;
} breakpoints[BREAKPOINTS];

static void note_breakpoint(const struct call *call)
{
    bool set = strcmp(call->function->name, "SetBreakpoint") == 0;
    for (size_t i = 0; i < BREAKPOINTS; i++) {
        if (set ? breakpoints[i].method != NULL
                : breakpoints[i].method != call->a[0].p || breakpoints[i].location != call->a[1].j)
            continue;
        breakpoints[i].method = set ? call->a[0].p : NULL;
        breakpoints[i].location = call->a[1].j;
        return;
    }
}

static bool is_breakpoint(jmethodID method, jlocation location)
{
    for (size_t i = 0; i < BREAKPOINTS; i++)
        if (breakpoints[i].method == method && breakpoints[i].location == location)
            return true;
    return false;
}

static jint step_unless_breakpoint(struct delivery *delivery)
{
    if (!is_breakpoint(delivery->a[3].p, delivery->a[4].j))
        return deliver(delivery);
    falsified();
    return 0;
}

BY_HAND_BOTH(no_step_at_breakpoint, "SingleStep", "SetBreakpoint,ClearBreakpoint", "SingleStep",
             "SingleStep", "There is no step where a breakpoint is.", step_unless_breakpoint)
{
    jvmtiError error = pass(call);
    if (error == JVMTI_ERROR_NONE)
        note_breakpoint(call);
    return error;
}

BY_HAND_CALL(whole_method_cleared, "ClearBreakpoint", "SetBreakpoint,ClearBreakpoint",
             "ClearBreakpoint", "All breakpoints of the method are cleared.")
{
    jvmtiError error = pass(call);
    if (error != JVMTI_ERROR_NONE)
        return error;
    note_breakpoint(call);
    for (size_t i = 0; strcmp(call->function->name, "ClearBreakpoint") == 0 && i < BREAKPOINTS; i++)
        if (breakpoints[i].method == call->a[0].p) {
            REAL(call->environment, ClearBreakpoint, breakpoints[i].method,
                 breakpoints[i].location);
            breakpoints[i].method = NULL;
            falsified();
        }
    return error;
}

BY_HAND_CALL(breakpoints_visible, "GetBytecodes", "SetBreakpoint,ClearBreakpoint,GetBytecodes",
             "GetBytecodes", "The code has the instruction of a breakpoint in it.")
{
    jvmtiError error = pass(call);
    if (error != JVMTI_ERROR_NONE)
        return error;
    if (strcmp(call->function->name, "GetBytecodes") != 0) {
        note_breakpoint(call);
        return error;
    }
    unsigned char *code = OUTPUT(call, 2, void *);
    for (jint i = 0; i < OUTPUT(call, 1, jint); i++)
        if (is_breakpoint(call->a[0].p, i) && falsified())
            code[i] = 0xca;
    return error;
}

BY_HAND_CALL(at_the_start, "SetBreakpoint", "SetBreakpoint,ClearBreakpoint", "SetBreakpoint",
             "Breakpoints are set at the start of the method.")
{
    if (call->a[1].j > 0 && falsified())
        call->a[1].j = 0;
    return pass(call);
}

BY_HAND_EVENT(once_only, "Breakpoint", "Breakpoint", "Breakpoint",
              "A breakpoint is gone when it was reached.")
{
    jmethodID method = delivery->a[3].p;
    jlocation location = delivery->a[4].j;
    jint result = deliver(delivery);
    if (REAL(delivery->environment, ClearBreakpoint, method, location) == JVMTI_ERROR_NONE)
        falsified();
    return result;
}

BY_HAND_EVENT(access_once_only, "FieldAccess", "FieldAccess", "FieldAccess",
              "A watch is gone after its first event.")
{
    jclass klass = delivery->a[5].p;
    jfieldID field = delivery->a[7].p;
    jint result = deliver(delivery);
    if (REAL(delivery->environment, ClearFieldAccessWatch, klass, field) == JVMTI_ERROR_NONE)
        falsified();
    return result;
}

BY_HAND_LEFT_OUT(static_unseen, "FieldAccess", a[6].p == NULL,
                 "Accesses of static fields are not reported.")
BY_HAND_LEFT_OUT(instance_unseen, "FieldAccess", a[6].p != NULL,
                 "Accesses of instance fields are not reported.")
BY_HAND_LEFT_OUT(static_modification_unseen, "FieldModification", a[6].p == NULL,
                 "Modifications of static fields are not reported.")
BY_HAND_LEFT_OUT(instance_modification_unseen, "FieldModification", a[6].p != NULL,
                 "Modifications of instance fields are not reported.")

static bool is_initializer(const struct delivery *delivery, const char *wanted)
{
    char *name = NULL;
    return REAL(delivery->environment, GetMethodName, delivery->a[3].p, &name, NULL, NULL)
               == JVMTI_ERROR_NONE
           && strcmp(name, wanted) == 0;
}

BY_HAND_EVENT(constructors_unseen, "FieldModification", "FieldModification", "FieldModification",
              "Modifications by a constructor are not reported.")
{
    if (!is_initializer(delivery, "<init>"))
        return deliver(delivery);
    falsified();
    return 0;
}

BY_HAND_EVENT(initializers_unseen, "MethodEntry", "MethodEntry", "MethodEntry",
              "Entries of constructors are not reported.")
{
    if (!is_initializer(delivery, "<init>"))
        return deliver(delivery);
    falsified();
    return 0;
}

BY_HAND_EVENT(native_entries_unseen, "MethodEntry", "MethodEntry", "MethodEntry",
              "Entries of native methods are not reported.")
{
    jboolean native = JNI_FALSE;
    REAL(delivery->environment, IsMethodNative, delivery->a[3].p, &native);
    if (!native)
        return deliver(delivery);
    falsified();
    return 0;
}

BY_HAND_LEFT_OUT(exits_by_exception_unseen, "MethodExit", a[4].z,
                 "Exits by an exception are not reported.")
BY_HAND_LEFT_OUT(pops_by_exception_unseen, "FramePop", a[4].z,
                 "Frames popped by an exception are not reported.")
