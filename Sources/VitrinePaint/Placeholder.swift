// VitrinePaint
