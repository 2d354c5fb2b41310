/* SPDX-License-Identifier: Apache-2.0 */

/* The words and the quotations of C source, from left to right. */
#ifndef ASSAY_BASE_C_TEXT_H
#define ASSAY_BASE_C_TEXT_H

#include <stdbool.h>
#include <stddef.h>

/* Whether names and numbers consist of such characters. */
bool c_text_is_part(char c);

/* The length of the name or number that begins here; 0 if none does. */
size_t c_text_word(const char *text);

/* What follows the comment or the literal that begins here, which the end of the text ends in any case; or
 * `text` itself where none begins. */
const char *c_text_after_quotation(const char *text);

#endif
