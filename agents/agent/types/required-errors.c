/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Functions of several categories detect the errors that they must detect.");

static jclass klass;
static jmethodID main_method;

static void try_methods(JNIEnv *jni)
{
    jint count;
    jlocation first, last;
    jvmtiLineNumberEntry *lines;
    jvmtiLocalVariableEntry *variables;
    unsigned char *bytes;
    jmethodID native = static_method_id(jni, find_class(jni, "assay/Agent"), "say",
                                        "(Ljava/lang/String;)V");
    SAY_CALL(GetMaxLocals, native, &count);
    SAY_CALL(GetArgumentsSize, native, &count);
    SAY_CALL(GetMethodLocation, native, &first, &last);
    SAY_CALL(GetLineNumberTable, native, &count, &lines);
    SAY_CALL(GetLocalVariableTable, native, &count, &variables);
    SAY_CALL(GetBytecodes, native, &count, &bytes);
}

static void try_frames(void)
{
    jint value;
    jlocation location;
    jmethodID method;
    SAY_CALL(GetFrameLocation, NULL, 9000, &method, &location);
    SAY_CALL(GetLocalInt, NULL, 9000, 0, &value);
    SAY_CALL(NotifyFramePop, NULL, 9000);
    SAY_CALL(NotifyFramePop, NULL, 0);
    SAY_CALL(GetLocalInt, NULL, 0, 0, &value);
}

static void try_marks(JNIEnv *jni)
{
    jfieldID field = static_field_id(jni, klass, "field", "I");
    SAY_CALL(ClearBreakpoint, main_method, 0);
    SAY_CALL(SetBreakpoint, main_method, 0);
    SAY_CALL(SetBreakpoint, main_method, 0);
    SAY_CALL(ClearFieldAccessWatch, klass, field);
    SAY_CALL(SetFieldAccessWatch, klass, field);
    SAY_CALL(SetFieldAccessWatch, klass, field);
    SAY_CALL(ClearFieldModificationWatch, klass, field);
}

static void observe(JNIEnv *jni, jobject name)
{
    jrawMonitorID monitor = NULL;
    char *text;
    if (main_method != NULL)
        return;
    klass = find_class(jni, "agent/ThreeProbes");
    main_method = static_method_id(jni, klass, "main", "([Ljava/lang/String;)V");
    try_methods(jni);
    try_frames();
    try_marks(jni);
    must(CreateRawMonitor, "nobody's", &monitor);
    SAY_CALL(RawMonitorExit, monitor);
    SAY_CALL(RawMonitorWait, monitor, 1);
    SAY_CALL(RawMonitorNotify, monitor);
    SAY_CALL(RawMonitorNotifyAll, monitor);
    SAY_CALL(GetSystemProperty, "assay.no.such.key", &text);
    SAY_CALL(GetSourceFileName, find_class(jni, "[I"), &text);
    SAY_CALL(GetSourceDebugExtension, klass, &text);
}

TEST(.target = "agent.ThreeProbes", .probe = observe,
     .needs = {.can_get_line_numbers = 1,
               .can_access_local_variables = 1,
               .can_get_bytecodes = 1,
               .can_get_source_file_name = 1,
               .can_generate_frame_pop_events = 1,
               .can_generate_breakpoint_events = 1,
               .can_generate_field_access_events = 1,
               .can_generate_field_modification_events = 1,
               .can_get_source_debug_extension = 1});
