/* SPDX-License-Identifier: Apache-2.0 */

/* The classes of redefine.Three, and a hook that gives each an answer of its own. */
#ifndef ASSAY_REDEFINE_THREE_H
#define ASSAY_REDEFINE_THREE_H

#include "../class_hook/handler.h"

enum { FIRST, SECOND, THIRD, THREE };
static const char *const three_names[THREE] = {"redefine/Three$First", "redefine/Three$Second",
                                               "redefine/Three$Third"};

/* The number of the class of this name, or THREE. */
static inline int number_in_three(const char *name)
{
    int number = FIRST;
    while (number < THREE && (name == NULL || strcmp(name, three_names[number]) != 0))
        number++;
    return number;
}

/* Puts the answer of the class in the stead of the constant "old". */
static inline void JNICALL hook_answer(HOOK_PARAMETERS)
{
    static const unsigned char constant[] = {1, 0, 3, 'o', 'l', 'd'};
    static const char *const answers[THREE] = {"one", "two", "six"};
    int number = number_in_three(name);
    if (number == THREE)
        return;
    give_copy(env, bytes, length, new_bytes, new_length);
    for (jint at = 0; at + (jint)sizeof constant <= length; at++)
        if (memcmp(*new_bytes + at, constant, sizeof constant) == 0)
            memcpy(*new_bytes + at + 3, answers[number], 3);
}

#endif
