/* SPDX-License-Identifier: Apache-2.0 */

/* Access flags as chapter 4 of the Java Virtual Machine Specification numbers them. */
#include "assay.h"

static const char *flags_text(const char *const names[16], jint flags)
{
    char *text = assay_text();
    for (unsigned bit = 0; bit < 16; bit++)
        if ((unsigned)flags >> bit & 1) {
            if (*text != '\0')
                assay_append(text, " ");
            if (names[bit] != NULL)
                assay_append(text, "%s", names[bit]);
            else
                assay_append(text, "0x%x", 1u << bit);
        }
    unsigned beyond = (unsigned)flags & ~0xffffu;
    if (beyond != 0)
        assay_append(text, "%s0x%x", *text != '\0' ? " " : "", beyond);
    return *text != '\0' ? text : "none";
}

const char *class_modifiers(jint flags)
{
    static const char *const names[16] = {
        [0] = "public",     [1] = "private",     [2] = "protected", [3] = "static",
        [4] = "final",      [5] = "super",       [9] = "interface", [10] = "abstract",
        [12] = "synthetic", [13] = "annotation", [14] = "enum"};
    return flags_text(names, flags);
}

const char *field_modifiers(jint flags)
{
    static const char *const names[16] = {
        [0] = "public",   [1] = "private",   [2] = "protected",  [3] = "static", [4] = "final",
        [6] = "volatile", [7] = "transient", [12] = "synthetic", [14] = "enum"};
    return flags_text(names, flags);
}

const char *method_modifiers(jint flags)
{
    static const char *const names[16] = {
        [0] = "public", [1] = "private",      [2] = "protected", [3] = "static",
        [4] = "final",  [5] = "synchronized", [6] = "bridge",    [7] = "varargs",
        [8] = "native", [10] = "abstract",    [11] = "strictfp", [12] = "synthetic"};
    return flags_text(names, flags);
}
