/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

struct name {
    jint value;
    const char *text;
};

#include "names.inc"

static const char *enumerated(const struct name *names, jint value)
{
    for (; names->text != NULL; names++)
        if (names->value == value)
            return names->text;
    char *text = assay_text();
    assay_append(text, "unknown(%d)", (int)value);
    return text;
}

static const char *bits(const struct name *names, jint value)
{
    char *text = assay_text();
    jint left = value;
    for (; names->text != NULL; names++)
        if (names->value != 0 && (value & names->value) == names->value) {
            assay_append(text, "%s%s", *text != '\0' ? "|" : "", names->text);
            left &= ~names->value;
        }
    if (left != 0)
        assay_append(text, "%s0x%x", *text != '\0' ? "|" : "", (unsigned)left);
    return *text != '\0' ? text : "0";
}

const char *error_name(jvmtiError error)
{
    return enumerated(jvmtiError_names, (jint)error);
}

bool is_universal_error(jvmtiError error)
{
    static const jvmtiError universal[] = {
        JVMTI_ERROR_NULL_POINTER,      JVMTI_ERROR_OUT_OF_MEMORY,       JVMTI_ERROR_ACCESS_DENIED,
        JVMTI_ERROR_UNATTACHED_THREAD, JVMTI_ERROR_INVALID_ENVIRONMENT, JVMTI_ERROR_WRONG_PHASE,
        JVMTI_ERROR_INTERNAL};
    for (size_t i = 0; i < sizeof universal / sizeof universal[0]; i++)
        if (universal[i] == error)
            return true;
    return false;
}

const char *thread_state(jint state)
{
    static const jint vendor = JVMTI_THREAD_STATE_VENDOR_1 | JVMTI_THREAD_STATE_VENDOR_2
                               | JVMTI_THREAD_STATE_VENDOR_3;
    return bits(jvmtiThreadState_names, state & ~vendor);
}

const char *java_thread_state(jint state)
{
    return enumerated(jvmtiJavaLangThreadState_names, state & JVMTI_JAVA_LANG_THREAD_STATE_MASK);
}

const char *phase_name(jvmtiPhase phase)
{
    return enumerated(jvmtiPhase_names, (jint)phase);
}

const char *event_name(jvmtiEvent event)
{
    return enumerated(jvmtiEvent_names, (jint)event);
}

const char *reference_kind(jvmtiHeapReferenceKind kind)
{
    return enumerated(jvmtiHeapReferenceKind_names, (jint)kind);
}

const char *primitive_type(jvmtiPrimitiveType type)
{
    return enumerated(jvmtiPrimitiveType_names, (jint)type);
}

const char *heap_filter(jint filter)
{
    return bits(jvmtiHeapFilter_names, filter);
}

const char *class_status(jint status)
{
    return bits(jvmtiClassStatus_names, status);
}

const char *location_format(jvmtiJlocationFormat format)
{
    return enumerated(jvmtiJlocationFormat_names, (jint)format);
}

const char *timer_kind(jvmtiTimerKind kind)
{
    return enumerated(jvmtiTimerKind_names, (jint)kind);
}

const char *verbose_flag(jvmtiVerboseFlag flag)
{
    return enumerated(jvmtiVerboseFlag_names, (jint)flag);
}

const char *capability_names(const jvmtiCapabilities *capabilities)
{
    char *text = assay_text();
    unsigned char bytes[sizeof *capabilities];
    memcpy(bytes, capabilities, sizeof bytes);
    for (const struct name *name = jvmtiCapabilities_names; name->text != NULL; name++)
        if ((bytes[name->value / 8] & ASSAY_CAPABILITY_MASK(name->value)) != 0)
            assay_append(text, "%s%s", *text != '\0' ? " " : "", name->text);
    return text;
}

const char *truth(jboolean value)
{
    if (value == JNI_TRUE)
        return "true";
    if (value == JNI_FALSE)
        return "false";
    char *text = assay_text();
    assay_append(text, "jboolean(%u)", (unsigned)value);
    return text;
}

const char *quoted(const char *string)
{
    if (string == NULL)
        return "null";
    char *text = assay_text();
    assay_append(text, "\"");
    for (const unsigned char *c = (const unsigned char *)string; *c != '\0'; c++) {
        if (*c < 0x20 || *c > 0x7e)
            assay_append(text, "\\x%02x", *c);
        else
            assay_append(text, "%s%c", *c == '"' || *c == '\\' ? "\\" : "", *c);
    }
    assay_append(text, "\"");
    return text;
}

char result_letter(const char *signature)
{
    const char *end = strchr(readable_text(signature), ')');
    return end == NULL || end[1] == '\0' ? '?' : end[1];
}

const char *value_text(char type, jvalue value)
{
    char *text = assay_text();
    switch (type) {
    case 'Z':
        return truth(value.z);
    case 'B':
        assay_append(text, "%d", value.b);
        break;
    case 'C':
        assay_append(text, "%u", (unsigned)value.c);
        break;
    case 'S':
        assay_append(text, "%d", value.s);
        break;
    case 'I':
        assay_append(text, "%d", (int)value.i);
        break;
    case 'J':
        assay_append(text, "%lld", (long long)value.j);
        break;
    case 'F':
        assay_append(text, "%a", (double)value.f);
        break;
    case 'D':
        assay_append(text, "%a", value.d);
        break;
    default:
        assay_append(text, "type(%d)", type);
        break;
    }
    return text;
}
